export declare const CUSTOMER: string
export declare const VESSEL: string
export declare const ITEMS: readonly string[]
export declare function itemOf(line: number): string
