import './foundations.css';
import { signal } from '@kit/render/signals';
import { Fragment, type ReactNode, useEffect } from 'react';
import { Button } from '../../src/ui/controls/Button';
import { Checkbox } from '../../src/ui/controls/Checkbox';
import { Chip } from '../../src/ui/controls/Chip';
import { IconButton } from '../../src/ui/controls/IconButton';
import { TextField } from '../../src/ui/fields/TextField';
import { showStates } from './showStates';

export default { title: 'Foundations/ControlStates' };

const STATES = ['rest', 'hover', 'focus', 'pressed', 'disabled'];
type State = { disabled: boolean };

const CONTROLS: [name: string, draw: (state: State) => ReactNode][] = [
  [
    'Button, primary',
    (state) => (
      <Button size="medium" {...state}>
        Depositar
      </Button>
    ),
  ],
  [
    'Button, secondary',
    (state) => (
      <Button size="medium" kind="secondary" {...state}>
        Probar
      </Button>
    ),
  ],
  [
    'Button, line',
    (state) => (
      <Button size="medium" kind="line" {...state}>
        Correo
      </Button>
    ),
  ],
  [
    'Button, quiet',
    (state) => (
      <Button size="medium" kind="quiet" {...state}>
        Soporte
      </Button>
    ),
  ],
  [
    'Button, danger',
    (state) => (
      <Button size="medium" kind="danger" {...state}>
        Eliminar
      </Button>
    ),
  ],
  ['Icon button, bare', (state) => <IconButton icon="menu" label="Menu" {...state} />],
  [
    'Icon button, soft',
    (state) => <IconButton icon="settings" label="Ajustes" kind="soft" {...state} />,
  ],
  [
    'Icon button, accent',
    (state) => <IconButton icon="plus" label="Depositar" kind="accent" {...state} />,
  ],
  ['Chip', (state) => <Chip {...state}>Nuevos</Chip>],
  [
    'Chip, selected',
    (state) => (
      <Chip pressed {...state}>
        Nuevos
      </Chip>
    ),
  ],
  [
    'Checkbox',
    (state) => (
      <Checkbox checked={signal(false)} {...state}>
        Acepto
      </Checkbox>
    ),
  ],
  [
    'Checkbox, selected',
    (state) => (
      <Checkbox checked={signal(true)} {...state}>
        Acepto
      </Checkbox>
    ),
  ],
  ['Text field', (state) => <TextField label="Apodo" value={signal('')} {...state} />],
];

/** Each control at rest, under the pointer, with the focus of the keyboard, pressed, and disabled. */
export const All = () => {
  useEffect(showStates, []);
  return (
    <div className="found">
      <h1>States of controls</h1>
      <div className="found-scroll">
        <div className="found-states">
          <span />
          {STATES.map((state) => (
            <b key={state}>{state}</b>
          ))}
          {CONTROLS.map(([name, draw]) => (
            <Fragment key={name}>
              <span>{name}</span>
              {STATES.map((state) => (
                <div key={state} data-shown-state={state}>
                  {draw({ disabled: state === 'disabled' })}
                </div>
              ))}
            </Fragment>
          ))}
        </div>
      </div>
    </div>
  );
};
