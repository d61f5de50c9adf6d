/**
 * The configuration with the country of the market that the mock seeds (`MOCK_MARKET`), so that pages write numbers as it
 * does. A country of the brand wins.
 * @template {object} Config
 * @param {Config} config
 * @returns {Config}
 */
export function withMarket(config, market = process.env.MOCK_MARKET) {
  return market && market !== 'default' ? { market: market.toUpperCase(), ...config } : config;
}
