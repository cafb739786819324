/**
 * How much work the suite may do, in counts, so that a busy machine changes nothing. Entities and pages are not in
 * here but in what each of them may add: what all of them share is tested once, from their definitions.
 *
 * A count may be raised with a reason, in the commit that says what the suite has now learnt to find.
 */
export const budget = {
  /** Servers that a step starts, each in some seconds. */
  servers: { unit: 6, server: 110, embedded: 60, e2e: 30, 'e2e-two': 25 },
  /**
   * Test files that load the library: pages in a browser, and jsdom. The fifteenth of jsdom presses the shell's keys before
   * the shell has loaded; the sixteenth changes a design while it is being saved.
   */
  pages: { browser: 100, jsdom: 16 },
  /** Tests that open pages of the product. The sixteenth on two processes waits for a line that comes late. */
  journeys: { e2e: 45, 'e2e-two': 16 },
  /**
   * What the folder of one entity may hold of its own (at most four seconds): tests of its definition, in Node. Its
   * pages are drawn by entities.test.tsx, its calls by the tests of `defineResource`.
   */
  entity: { files: 1, tests: 40 },
  /** What one system page may add of its own (at most two seconds): its logic, in Node. The walk in e2e opens it. */
  page: { files: 1, tests: 20 },
  /** Of what all entities share: tests that each of them is run through. */
  entityTable: { file: 'packages/portal/src/business/entities.test.tsx', tests: 8 },
  /** Of what all pages share: walks in which each of them is opened once. */
  pageWalk: { file: 'e2e/screens.spec.ts', name: 'every page is for everybody', walks: 4 },
}

/** A journey through all documents there, with the server killed before each of its steps. */
const KILLED = 30

/** Of `test:full`, where the repetition runs: these instead. */
export const fullBudget = {
  ...budget,
  servers: {
    ...budget.servers,
    embedded: budget.servers.server,
    e2e: budget.servers.e2e + KILLED,
    'e2e-two': budget.servers.e2e,
  },
  journeys: { ...budget.journeys, 'e2e-two': budget.journeys.e2e },
}
