/**
 * Words of this site for the search. A name that a page explains, or has as a keyword, is not `foreign`: readers who
 * type it want that page.
 */
export const searchWords = {
  synonyms: [
    ['component', 'morph', 'module'],
    ['components', 'morphs', 'modules'],
  ],
  // The system isn't the plural of window.
  unstemmed: ['windows'],
  foreign: [
    ['register', 'npm publish', 'cargo publish', 'docker push', 'helm install', 'kubectl apply'],
    ['cast', 'docker run', 'docker start', 'docker exec', 'kubectl run', 'npm start'],
    ['sessions', 'docker ps', 'kubectl get pods', 'running processes', 'pm2'],
    ['stop', 'docker stop', 'docker kill', 'kubectl delete'],
    ['log', 'docker logs', 'kubectl logs', 'journalctl', 'syslog'],
    ['compose', 'docker compose', 'helm chart'],
    ['registry', 'docker hub', 'npm registry', 'crates.io'],
    ['build', 'dockerfile', 'docker build', 'npm run build', 'makefile'],
    ['server', 'dockerd', 'systemd', 'kubelet', 'background service'],
    ['config.yaml', 'dotenv', 'ini file'],
    ['sandbox', 'chroot', 'jail', 'seccomp', 'gvisor', 'firecracker', 'cgroups'],
    ['wit', 'protobuf', 'proto', 'idl', 'thrift', 'grpc'],
    ['http client', 'axios', 'reqwest', 'urllib', 'requests library'],
    ['http server', 'express', 'fastify', 'flask', 'fastapi', 'web server', 'lambda', 'serverless'],
    ['proxy', 'nginx', 'api gateway', 'load balancer'],
    ['agent', 'llamaindex', 'autogen', 'crewai'],
    ['system message', 'system prompt'],
    ['message history', 'chat memory'],
    ['model format', 'chat template', 'prompt template'],
    ['download model', 'ollama pull', 'pull a model'],
    ['rag', 'vector database', 'vector store', 'pinecone', 'semantic search'],
    ['runtime', 'virtual machine', 'hypervisor', 'containerd', 'runc'],
    ['session id', 'pid', 'process id', 'container id'],
  ],
};
