import './TabRow.css';
import { Tabs, type TabsProps } from './Tabs';

/** Underlined text tabs; many of them scroll. */
export function TabRow(props: TabsProps) {
  return <Tabs {...props} look="tabrow" />;
}
