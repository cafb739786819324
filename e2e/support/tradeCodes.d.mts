export declare const CUSTOMER: string
export declare const VESSEL: string
/** At least so many as tests name one by one. */
export declare const ITEMS: readonly [string, string, string, string, string, string, string, ...string[]]
export declare function itemOf(line: number): string
