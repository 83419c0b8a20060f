import {expect} from 'vitest';
import {findComponent} from './components';
import {scenario} from './scenario';

scenario('session-of-a-command', 'writes the output of a command to a session', async (home) => {
  await home.register('test:probe@0.0.1', findComponent('probe'));
  const {exitCode, stdout} = await home.run({bin: 'test:probe@0.0.1', args: ['say', 'hello']});
  expect({exitCode, stdout}).toEqual({exitCode: 0, stdout: ''});
  const [session, ...others] = await home.listSessions();
  expect(others).toEqual([]);
  expect(session?.files).toEqual({out: 'hello\n', err: '', in: ''});
});
