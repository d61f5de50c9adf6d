/**
 * The screen of a feature: its rows, each with a button, in all states.
 * @param {import('./feature.mjs').Names} names
 * @returns {import('./screen.mjs').Content}
 */
export function featureScreen({ area, items, item, Items, Item }) {
  const css = items.toLowerCase();
  return {
    component: `import './${items}.css';
import '../../../ui/content/Card.css';
import { formatDate } from '../../../i18n/format';
import { t } from '../../../i18n/t';
import { useStore } from '../../../stores/base/useStore';
import { create${Items}, type ${Item} } from '../../../stores/${area}/${item}';
import { Button } from '../../../ui/controls/Button';
import { RecordList } from '../../../widgets/records/RecordList';
import { isOffline } from '../../../widgets/site/app/OfflineNote';
import { useApp } from '../../../widgets/site/app/useApp';
import { useLoadPerLanguage } from '../../../widgets/site/language/useLoadPerLanguage';

export default function ${Items}() {
  const { rows } = useStore(create${Items});
  useLoadPerLanguage(() => rows.load());
  return (
    <div className="${css}">
      <RecordList
        of={rows}
        by={({ id }) => id}
        label={t('title.${items}')}
        rowHeight={74}
        empty={t('${items}.empty')}
      >
        {(row) => <${Item}Row row={row} />}
      </RecordList>
    </div>
  );
}

function ${Item}Row({ row: { id, name, at, joined } }: { row: ${Item} }) {
  const app = useApp();
  const { join, isJoining } = useStore(create${Items});
  return (
    <article className="card ${css}-row" data-pad="small">
      <div>
        <h2>{name}</h2>
        {at !== undefined && <small className="muted">{formatDate(at, 'moment')}</small>}
      </div>
      <Button
        kind="secondary"
        size="small"
        label={t(joined ? '${items}.joinedNamed' : '${items}.joinNamed', { name })}
        disabled={joined === true || isOffline}
        busy={isJoining(id)}
        onClick={() => void join(id).catch(app.showError)}
      >
        {t(joined ? '${items}.joined' : '${items}.join')}
      </Button>
    </article>
  );
}
`,
    css: `.${css} {
  padding: var(--sp-4);
}
.${css}-row {
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--sp-3);
}
.${css}-row h2 {
  overflow-wrap: anywhere;
  font-size: var(--fs-14);
}
`,
    texts: {
      empty: [
        'Todavía no hay nada',
        'Nothing here yet',
        'এখনও কিছু নেই',
        'Chưa có gì',
        'Nada aqui ainda',
      ],
      join: ['Unirme', 'Join', 'যোগ দিন', 'Tham gia', 'Participar'],
      joined: ['Ya participas', 'Joined', 'যোগ দিয়েছেন', 'Đã tham gia', 'Você participa'],
      joinNamed: [
        'Unirme a {name:string}',
        'Join {name:string}',
        '{name:string}-এ যোগ দিন',
        'Tham gia {name:string}',
        'Participar de {name:string}',
      ],
      joinedNamed: [
        'Ya participas en {name:string}',
        'Joined {name:string}',
        '{name:string}-এ যোগ দিয়েছেন',
        'Đã tham gia {name:string}',
        'Você participa de {name:string}',
      ],
    },
    domains: ['record'],
    test: `  const rows = main().getByRole('listitem');
  await expect.poll(() => rows.length).toBe(20);
  const join = rows.first().getByRole('button');
  await join.click();
  await expect.element(join).toBeDisabled();
  await expect.element(join).toHaveTextContent(/^Ya participas$/);
  await page.getByRole('button', { name: 'Ver más' }).click();
  await expect.poll(() => rows.length).toBe(25);
`,
  };
}
