import type {ShippedPackage} from './readPackages';

/**
 * The packages as a bill of materials in the format CycloneDX 1.5. The same packages give the same
 * bytes: it has no serial number and no time.
 */
export function renderSbom(packages: readonly ShippedPackage[]): string {
  const components = packages.map(({name, version, licence, integrity}) => {
    const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
    const [algorithm = '', digest = ''] = integrity.split('-');
    const content = Buffer.from(digest, 'base64').toString('hex');
    return {
      type: 'library',
      'bom-ref': purl,
      name,
      version,
      scope: 'required',
      ...(content && {hashes: [{alg: algorithm.replace('sha', 'SHA-'), content}]}),
      licenses: [licence.includes(' ') ? {expression: licence} : {license: {id: licence}}],
      purl,
    };
  });
  const site = {type: 'application', 'bom-ref': 'site', name: 'Hayride documentation'};
  const bill = {
    $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: {component: site},
    components,
    dependencies: [{ref: 'site', dependsOn: components.map(({purl}) => purl)}],
  };
  return `${JSON.stringify(bill, null, 2)}\n`;
}
