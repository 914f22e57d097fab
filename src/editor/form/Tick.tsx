import { useId } from 'react';

interface TickProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

export function Tick({ label, isOn, onChange }: TickProps) {
  return (
    <label className="tick">
      <input type="checkbox" checked={isOn} onChange={({ target }) => onChange(target.checked)} />
      {label}
    </label>
  );
}

interface RadiosProps<Value extends string> {
  readonly values: readonly Value[];
  readonly labelOf: (value: Value) => string | undefined;
  readonly chosen: Value | undefined;
  readonly onChoose: (value: Value) => void;
}

/** One of several, inside of a group that has a name. */
export function Radios<Value extends string>({ values, labelOf, chosen, onChoose }: RadiosProps<Value>) {
  const name = useId();
  return values.map((value) => (
    <label className="tick" key={value}>
      <input type="radio" name={name} checked={value === chosen} onChange={() => onChoose(value)} />
      {labelOf(value)}
    </label>
  ));
}
