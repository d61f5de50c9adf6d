import { People } from './parts/People';
import { Scenarios } from './parts/Scenarios';

/** The parts of the panel in their order. */
export const parts = [
  { id: 'people', title: 'People', View: People },
  { id: 'scenarios', title: 'Scenarios', View: Scenarios },
];
