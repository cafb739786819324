/** A room of the grid that may see these others and nothing else of it. */
const room = (name, sees) => ({
  name: `grid-${name}`,
  severity: 'error',
  comment: `grid/${name} sees ${['itself', ...sees].join(', ')}; see ARCHITECTURE.md`,
  from: { path: `^packages/ui/src/grid/${name}/`, pathNot: '/tests?/|/testing/' },
  to: { path: '^packages/ui/src/grid/', pathNot: `^packages/ui/src/grid/(${[name, ...sees].join('|')})/` },
})

/** What business values bring into a grid; it is given to the grid, which knows nothing of it. */
const BUSINESS =
  '^packages/ui/src/(kinds|cells|pickers|upload|editors|cron-builder|area-select|dict-controls|form|list-page|super-query|excel-import)/'

module.exports = {
  // Circles of type and lazy edges count as well: `scripts/checks/circles.mjs` looks for these, since what an `import()`
  // opens is no circle while modules are loaded, and would be told here with every chain that leads through it.
  forbidden: [
    {
      name: 'no-cycle',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['dynamic-import'] } },
    },
    room('api', ['locale']),
    room('engine', ['api', 'locale']),
    room('kernel', ['api', 'engine', 'locale']),
    room('cells', ['api']),
    room('view', ['api', 'engine', 'kernel', 'locale']),
    room('features', ['api', 'engine', 'kernel', 'cells', 'view', 'locale']),
    room('react', ['api', 'engine', 'kernel', 'cells', 'view', 'features', 'locale']),
    {
      name: 'grid-knows-no-business',
      severity: 'error',
      comment: 'Business cells and lookups are given to the grid: by EditableGrid.tsx and builtInCells.ts',
      from: { path: '^packages/ui/src/grid/[a-z]+/', pathNot: '/tests?/|/testing/' },
      to: { path: BUSINESS },
    },
    {
      name: 'engine-without-react',
      severity: 'error',
      from: { path: '^packages/ui/src/grid/(engine|kernel)/' },
      to: { path: 'node_modules/(@types/)?(react|react-dom|antd)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(dist|\\.tsbuild|storybook-static|\\.test\\.|\\.stories\\.)' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@lading/source', 'import', 'default'],
    },
  },
}
