// In place of `docusaurus-built-pages/tellRoutes` where content is adopted, which tells of itself.
