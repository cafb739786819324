import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'

/** Who may import whom: ARCHITECTURE.md, "The house". Arrows only point down. */
const forbidden = {
  core: ['@lading/*', 'react', 'react-dom', 'axios', 'fastify', 'antd', 'node:*', 'fs', 'path'],
  ui: [
    '@lading/request',
    '@lading/request/*',
    '@lading/server',
    '@lading/portal',
    '@lading/cli',
    'axios',
    'node:*',
  ],
  request: ['@lading/ui', '@lading/ui/*', '@lading/server', '@lading/portal', '@lading/cli', 'react', 'antd'],
  server: [
    '@lading/ui',
    '@lading/ui/*',
    '@lading/request',
    '@lading/portal',
    '@lading/cli',
    'react',
    'antd',
    'axios',
  ],
  cli: ['@lading/ui', '@lading/ui/*', '@lading/request', '@lading/server', '@lading/portal', 'react'],
}
/** What antd opens over the page comes with an edge that its events do not pass: packages/ui/src/foundation/overlay. */
const overlays = {
  name: 'antd',
  importNames: [
    ...['AutoComplete', 'Cascader', 'ColorPicker', 'DatePicker', 'Drawer', 'Dropdown', 'Image', 'Mentions'],
    ...['Modal', 'Popconfirm', 'Popover', 'Select', 'TimePicker', 'Tour', 'TreeSelect'],
  ],
  message: "Take it from 'foundation/overlay', so that its events do not reach a form around it.",
}
const tests = ['**/*.test.ts', '**/*.test.tsx', '**/*.stories.tsx', '**/testing/**']

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/.tsbuild/**',
      '**/storybook-static/**',
      '**/node_modules/**',
      '.data/**',
      '.cache/**',
      '**/.lading/**',
      // Handed in as it is.
      '**/acceptance/*.mjs',
    ],
  },
  ...tseslint.configs.recommended,
  {
    plugins: { 'react-hooks': reactHooks },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'separate-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'no-console': ['error', { allow: ['warn', 'error'] }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
    },
  },
  ...Object.entries(forbidden).map(([name, group]) => ({
    files: [`packages/${name}/src/**/*.{ts,tsx}`],
    ignores: tests,
    rules: {
      'no-restricted-imports': [
        'error',
        {
          ...(name === 'ui' && { paths: [overlays] }),
          patterns: [
            { group, message: `@lading/${name} may not import this: see docs/adr/0001-the-house.md` },
          ],
        },
      ],
    },
  })),
  {
    // What a kind of field means is said in its room alone. Names that other unions have, too, are left out.
    files: ['{packages/*/src,packages/portal/server,templates}/**/*.{ts,tsx}'],
    ignores: [...tests, 'packages/*/src/kinds/**', 'packages/cli/src/infer/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            "BinaryExpression[operator=/^[!=]==$/][right.value=/^(textarea|decimal|quantity|score|money|percent|rate|datetime|year|dictSearch|dictMulti|dept|position|display|email|mobile|url|area|category|popup|richtext|rowNumber)$/] > .left[property.name='kind']",
          message: 'Say in packages/core/src/kinds what sets this kind apart, and ask KINDS[field.kind].',
        },
        {
          selector:
            "BinaryExpression[operator=/^[!=]==$/] > MemberExpression[property.name='kind'][object.name='field'].left",
          message: 'Say in packages/core/src/kinds what sets this kind apart, and ask KINDS[field.kind].',
        },
        {
          selector: "MemberExpression[object.name='Grid'][property.name='useBreakpoint']",
          message: 'It draws the whole component anew whenever a kept page is shown: take useMinWidth.',
        },
      ],
    },
  },
  {
    files: ['packages/ui/src/foundation/overlay/*.ts'],
    rules: { 'no-restricted-imports': 'off' },
  },
  {
    files: ['packages/portal/src/**/*.{ts,tsx}'],
    ignores: ['**/*.server.ts', '**/*.migrations.ts', '**/*.test.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['@lading/server', '*.server', '*.migrations', 'node:*'],
              message: 'server code must not reach the browser',
            },
            {
              group: ['@lading/core/contract'],
              allowTypeImports: true,
              message: 'schemas are large: take types only, and calls from @lading/core/calls',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['scripts/**', 'bench/**', 'packages/cli/src/**', 'packages/server/src/**'],
    rules: { 'no-console': 'off' },
  },
  { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
)
