/** The same keys with texts of another language: a missing or surplus key does not compile. */
export type Translated<Texts> = {
  [Key in keyof Texts]: Texts[Key] extends string ? string : Translated<Texts[Key]>
}
