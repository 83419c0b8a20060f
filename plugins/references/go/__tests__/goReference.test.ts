import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {printPage} from 'docusaurus-wit-reference/testing/printPage';
import {createTestCatalogue} from 'docusaurus-wit-reference/testing/createTestCatalogue';
import {collectNodes} from 'docusaurus-wit-reference/elements';
import {component} from 'docusaurus-wit-reference/nodes';
import {parseLine} from 'docusaurus-wit-reference/prose';
import type {ReferenceSymbol} from 'docusaurus-wit-reference/catalogue';
import {goReference} from '../index';
import {loadBindings} from '../loadBindings';

const fixture = path.join(import.meta.dirname, 'fixtures/repository');
const repository = path.join(import.meta.dirname, '../../../..');
const page = '/reference/bindings/go';
const catalogue = createTestCatalogue();

const load = async (root = fixture) => goReference({page}).load(root);
const element = (only?: string): MdxJsxFlowElement => component('GoPackages', {only});

/** Renders an element as a Markdown tree. */
async function render(only: string, root = fixture): Promise<Root> {
  const reference = await load(root);
  return {type: 'root', children: reference.render(element(only), {page, catalogue})};
}

describe('the packages on a page', () => {
  it('become headings, declarations, lists and links', async () => {
    await expect(printPage(await render('go'))).toMatchFileSnapshot('fixtures/page.txt');
  });

  it.each([
    ['go/ai', ['package-ai-agents']],
    ['go/mcp/server', ['package-mcp-server']],
    ['go/mcp go/ai', ['package-ai-agents', 'package-mcp-server']],
    ['go', ['package-ai-agents', 'package-mcp-server']],
  ])('for only=%j are %j', async (only, ids) => {
    const tree = await render(only);
    const found = collectNodes(tree, 'heading').map(({node}) => node);
    const packages = found.filter(({depth}) => depth === 3);
    expect(packages.map(({data}) => data)).toEqual(ids.map((id) => ({hProperties: {id}})));
  });

  it('are listed with their side, who implements them and their WIT, as links', async () => {
    const reference = await load();
    const index = component('GoIndex', {});
    const children = reference.render(index, {page, catalogue});
    expect(printPage({type: 'root', children})).toMatchInlineSnapshot(`
      "table
        tableRow
          tableCell Package
          tableCell Side
          tableCell WIT interface
        tableRow
          tableCell [\`ai/agents\`](#package-ai-agents)
          tableCell
            span data-by=guest calls · your component
          tableCell [\`hayride:ai/agents\`](/wit#hayride:ai/agents)
        tableRow
          tableCell [\`mcp/server\`](#package-mcp-server)
          tableCell
            span data-by=guest helper
          tableCell
      "
    `);
  });

  it('are refused without only', async () => {
    const {render: renderElement} = await load();
    expect(() => renderElement(element(), {page, catalogue})).toThrow(
      '<GoPackages> needs only and nothing else. Write <GoPackages only="go/hayride/ai" />.',
    );
  });

  it('say who does the work: the host of a call, else the component, and nobody for data', async () => {
    const host = {implementer: {role: 'host', words: 'host'}} as ReferenceSymbol;
    const require = (name: string) => ({...catalogue.require(name), ...host});
    const reference = await load();
    const children = reference.render(element('go'), {page, catalogue: {...catalogue, require}});
    const marks = printPage({type: 'root', children}).match(/(?<=entry-marks ).*/g);
    expect(marks).toEqual([
      'package · calls · host',
      'interface · host',
      'struct · data',
      'method · your component',
      'package · helper',
      'func · your component',
    ]);
  });
});

describe('the symbols of the Go bindings', () => {
  it('are the packages and what has a place on the page', async () => {
    const {symbols} = await load();
    const short = symbols.map(({kind, label, anchor}) => `${kind} ${label} #${anchor}`);
    expect(short).toMatchInlineSnapshot(`
      [
        "package go/ai/agents #package-ai-agents",
        "const agents.RoleUser #ai-agents-roleuser",
        "alias agents.Message #ai-agents-message",
        "interface agents.Option #ai-agents-option",
        "func agents.WithName(name string) Option[*Options] #ai-agents-withname",
        "struct agents.DecodeError #ai-agents-decodeerror",
        "interface agents.Agent #ai-agents-agent",
        "method agents.Agent.Push(message ai.Message) error #ai-agents-agent-push",
        "type agents.AgentResource #ai-agents-agentresource",
        "struct agents.Stream #ai-agents-stream",
        "method agents.Stream.Read(p []byte) (int, error) #ai-agents-stream-read",
        "method agents.connection.Query(table string) error #ai-agents-connection-query",
        "package go/mcp/server #package-mcp-server",
        "func server.New() *http.ServeMux #mcp-server-new",
      ]
    `);
    expect(symbols.find(({name}) => name === 'go/ai/agents.Agent.Push')).toEqual({
      reference: 'go',
      kind: 'method',
      name: 'go/ai/agents.Agent.Push',
      label: 'agents.Agent.Push(message ai.Message) error',
      page,
      anchor: 'ai-agents-agent-push',
      summary: 'Adds a *message*.',
      wit: ['hayride:ai/agents.agent.push'],
      location: {file: 'sources/bindings/go.yaml', line: 18, column: 7},
    } satisfies ReferenceSymbol);
  });

  it('of this repository say on the page all that the data say, and have their anchors', async () => {
    const {packages} = loadBindings(repository);
    const {symbols} = await load(repository);
    const tree = await render('go', repository);
    const text = toText(tree);
    const ids = new Set(JSON.stringify(tree).match(/(?<="id":")[^"]+/g));
    expect(symbols.map(({anchor}) => anchor).filter((anchor) => !ids.has(anchor))).toEqual([]);
    const words = packages.flatMap((pkg) => [pkg.summary, ...pkg.symbols.map(({doc = ''}) => doc)]);
    const missing = words.filter((each) => !text.includes(toText({children: parseLine(each)})));
    expect(missing).toEqual([]);
    const links = new Set(JSON.stringify(tree).match(/(?<="url":"\/wit#)[^"]+/g));
    const items = packages.flatMap((pkg) => [pkg, ...pkg.symbols].flatMap(({wit = []}) => wit));
    expect(items.filter((item) => !links.has(item))).toEqual([]);
  });
});

type Texts = {value?: unknown; children?: readonly unknown[]};

function toText({value, children = []}: Texts): string {
  const own = typeof value === 'string' ? value : '';
  return own + children.map((child) => toText(child as Texts)).join('');
}
