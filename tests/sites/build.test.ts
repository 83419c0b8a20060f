import {existsSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {buildFixtureSite} from '../support/buildFixtureSite';

/** Failing builds of the site's own plugins: the site, and the location in the message. */
const REFUSALS = {
  'a wrong description of an API': [
    'bad-openapi',
    'openapi/rooms.yaml:29:24: Example value must conform to the schema:',
  ],
  'wrong WIT': [
    'bad-wit',
    'wit/house/rooms.wit:11:38: there is no type “rooom” here. The types are none.',
  ],
} as const;

// One build after the other: a bundler uses every core that it finds.
describe('the build of a site', {timeout: 180_000}, () => {
  for (const [refused, [site, says]] of Object.entries(REFUSALS)) {
    it(`stops at ${refused}, once, and says where`, async () => {
      const {exitCode, output, outDir} = await buildFixtureSite(site);

      expect(exitCode).toBe(1);
      expect(output.split(says)).toHaveLength(2);
      // Building takes most of the time.
      expect(existsSync(outDir)).toBe(false);
    });
  }
});
