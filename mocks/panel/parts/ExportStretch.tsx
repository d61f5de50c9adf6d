import { signal } from '@kit/render/signals';
import { postAdmin } from '../admin';
import { Field } from '../Field';
import { act, copy } from '../page';

interface Props {
  from: number;
  to: number;
}

/** Makes a scenario, or the text of a test, of the steps between two points. */
export function ExportStretch({ from, to }: Props) {
  const scenario = signal(`steps${from}to${to}`);
  const title = signal(`steps ${from} to ${to} have the same replies again`);
  const makeScenario = () =>
    act(async () => {
      const name = scenario.peek().trim();
      const { file } = await postAdmin('timeline/scenario', { name, from, to });
      return file ? `The scenario is in ${file}.` : `${name} is a scenario until the server stops.`;
    });
  const copyTest = (more: object) =>
    copy(async () => {
      const body = { title: title.peek().trim(), from, to, ...more };
      return (await postAdmin('timeline/test', body)).text;
    }, 'The test is copied.');
  return (
    <>
      <form
        className="inline"
        onSubmit={(event) => {
          event.preventDefault();
          void makeScenario();
        }}
      >
        <Field label="Name of the scenario" value={scenario} />
        <button type="submit">Make a scenario of this</button>
      </form>
      <form
        className="inline"
        onSubmit={(event) => {
          event.preventDefault();
          void copyTest({});
        }}
      >
        <Field label="Title of the test" value={title} />
        <button type="submit">Copy as a test</button>
        <button type="button" onClick={() => void copyTest({ path: location.pathname })}>
          Copy as a browser test
        </button>
      </form>
    </>
  );
}
