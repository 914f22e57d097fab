import { useState } from 'react';
import { Button } from '../../ui/Button';
import type { PublishLine } from '../api';
import { useEditor, useEditorState } from '../context';
import { Localized, Dialog, Radios } from '../controls';
import { messageOf } from '../../shared/attempt';

/** Hosts by their names there, and the setting that each has its token in. */
const hosts: Readonly<Record<string, readonly [name: string, token: string]>> = {
  netlify: ['Netlify', 'NETLIFY_AUTH_TOKEN'],
  cloudflare: ['Cloudflare', 'CLOUDFLARE_API_TOKEN'],
};

/** Does what `talking-cv publish` does, and shows its lines as they come. */
export function PublishDialog({ onClose }: { readonly onClose: () => void }) {
  const { api, editor, words } = useEditor();
  const names = words.publishing;
  const { targets } = useEditorState((state) => state.start);
  const [target, setTarget] = useState(targets[0] ?? 'zip');
  const [site, setSite] = useState('');
  const [lines, setLines] = useState<readonly PublishLine[]>();
  const [isRunning, setRunning] = useState(false);
  const isUnsaved = useEditorState(({ refused }) => refused.size > 0);
  const label: Readonly<Record<string, string>> = names.targets;

  const go = async () => {
    setRunning(true);
    setLines([]);
    const tell = (line: PublishLine) => setLines((before = []) => [...before, line]);
    try {
      await editor.flush();
      await api.publish(target, site, tell);
    } catch (error) {
      tell({ problem: messageOf(error) });
    }
    setRunning(false);
  };
  return (
    <Dialog title={words.publish} onClose={() => !isRunning && onClose()}>
      <p>{names.about}</p>
      <fieldset className="choices choices--column" disabled={isRunning}>
        <legend>{names.where}</legend>
        <Radios
          values={targets}
          labelOf={(each) => label[each] ?? hosts[each]?.[0]}
          chosen={target}
          onChoose={setTarget}
        />
      </fieldset>
      {hosts[target] !== undefined && (
        <>
          <p className="field__note">{names.token(hosts[target][1])}</p>
          <label className="field">
            {names.site}
            <input className="field__box" value={site} onChange={({ target: box }) => setSite(box.value)} />
          </label>
        </>
      )}
      {lines && (
        <ol className="steps" aria-live="polite">
          {lines.map((line, index) => (
            <li key={index}>
              <Step line={line} />
            </li>
          ))}
        </ol>
      )}
      {isUnsaved && <p className="field__refused">{names.wait}</p>}
      <p className="dialog__actions">
        <Button onClick={onClose} disabled={isRunning}>
          {words.close}
        </Button>
        <Button variant="primary" disabled={isRunning || isUnsaved} onClick={() => void go()}>
          {names.go}
        </Button>
      </p>
    </Dialog>
  );
}

function Step({ line }: { readonly line: PublishLine }) {
  const names = useEditor().words.publishing;
  if ('says' in line) return <Localized text={line.says} />;
  if ('problem' in line)
    return (
      <>
        <b>{names.failed}</b> <Localized text={line.problem} />
      </>
    );
  const { address, file } = line.done;
  // A file lies on this computer only.
  if (file !== undefined)
    return (
      <b>
        <Localized text={`The site is in ${file}.`} />
      </b>
    );
  return (
    <>
      <b>{names.done}</b>{' '}
      {address !== undefined && (
        <a href={address} target="_blank" rel="noreferrer">
          {names.open}: {address}
        </a>
      )}
    </>
  );
}
