module.exports = {
  // A ring that an `import()` opens is none while modules are loaded: a part fetched later may use what fetches it.
  forbidden: [
    {
      name: 'no-cycle',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['dynamic-import'] } },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(dist|\\.tsbuild|storybook-static|\\.test\\.|\\.stories\\.)' },
    tsPreCompilationDeps: false,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@lading/source', 'import', 'default'],
    },
  },
}
