import './TabRow.css';
import { Tabs, type TabsProps } from './Tabs';

/** Underlined tabs. They scroll when there are many. */
export function TabRow(props: TabsProps) {
  return <Tabs {...props} variant="tabrow" />;
}
