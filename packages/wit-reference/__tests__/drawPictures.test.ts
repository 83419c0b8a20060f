import {describe, expect, it} from 'vitest';
import {parseWit, type Member} from 'wit-docs';
import {drawMap, drawWorld} from '../src/wit/drawPictures';
import {loadFixture} from './loadFixture';

const draw = (world: string) =>
  drawWorld(parseWit(`world ${world}`).items[0] as Member, 'a:b/w@1.0.0');

describe('the picture of a world', () => {
  const {title, alt, dot} = draw(`w {
    include a:b/more@1.0.0;
    import a:b/x@1.0.0;
    import c:d/y@1.0.0;
    import a:b/z@1.0.0;
    import read: func();
    export log: func();
    export %own;
  }`);

  it('has a component with a port for each export and import, on its host', () => {
    expect(dot).toMatchInlineSnapshot(`
      "digraph world {
        rankdir=LR;
        subgraph cluster_host {
          label="The host";
          class="host";
          component [label="Your component\\nincludes a:b/more" class="guest" exports="exports0 log|exports1 own" imports="imports0 a:b/x|imports1 c:d/y|imports2 a:b/z|imports3 read"];
          calls [class="muted" margin=0.02 width=0];
          calls -> component:exports0:w [class="host"];
          calls -> component:exports1:w [class="host"];
        }
      }"
    `);
  });

  it('is named by the path of the world', () => {
    expect(title).toBe('The world a:b/w@1.0.0');
  });

  it('says all of it in its text alternative', () => {
    expect(alt).toBe(
      'A component of the world w. It includes a:b/more. It imports a:b/x, c:d/y, a:b/z, read. ' +
        'It exports log, own.',
    );
  });

  it('says where there is nothing', () => {
    expect(draw('w {}').alt).toBe(
      'A component of the world w. It imports nothing. It exports nothing.',
    );
  });

  it('does not say “nothing” of what an included world may bring', () => {
    expect(draw('w { include o; export x; }').alt).toBe(
      'A component of the world w. It includes o. It exports x.',
    );
  });
});

describe('the picture of all packages', () => {
  const {alt, dot} = drawMap(loadFixture());

  it('leads from each package of the site to those that it uses, once each', () => {
    expect(dot).toMatchInlineSnapshot(`
      "digraph packages {
        rankdir=LR;
        "cottage:talk";
        "cottage:tool";
        "wasi:io" [class="external"];
        "cottage:talk" -> "wasi:io";
        "cottage:tool" -> "cottage:talk";
      }"
    `);
  });

  it('says all of it in its text alternative', () => {
    expect(alt).toBe('cottage:talk uses wasi:io. cottage:tool uses cottage:talk.');
  });

  it('takes what is in wit/deps for external, whatever its namespace is', () => {
    const fixture = loadFixture();
    const packages = fixture.packages.map((owner) => ({
      ...owner,
      isLocal: owner.name === 'wasi:io',
    }));
    expect(drawMap({packages, usedBy: new Map()}).dot).toContain('  "wasi:io";\n}');
  });

  it('says so where a package uses no other one', () => {
    expect(drawMap({...loadFixture(), usedBy: new Map()}).alt).toBe(
      'cottage:talk uses no other package. cottage:tool uses no other package.',
    );
  });
});
