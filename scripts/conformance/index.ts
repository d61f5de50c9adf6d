export { describeReport } from './report';
export { walk } from './walk';
