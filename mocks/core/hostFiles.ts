/** What a host can do with files. A service worker and the preview leave it empty. */
export const hostFiles: {
  /** Writes the files of a new scenario. Returns the path of the scenario. */
  saveScenario?: (name: string, description: string, recording: object) => string;
} = {};
