/** What a host can do with files. It stays empty in a service worker and in the preview, which write none. */
export const hostFiles: {
  /** Writes the files of a new scenario. Returns the path of the scenario. */
  saveScenario?: (name: string, description: string, recording: object) => string;
} = {};
