/** The domain of a file of the contract: `wallet` of `src/contract/cashier/wallet.ts`. */
export const domainOf = (file: string) => file.split('/').at(-1)?.replace('.ts', '') ?? '';
