/** Stub */
export function readBuildFaults(){return []}
