// Replaces `docusaurus-built-pages/tellRoutes` where content is adopted: the content itself notifies listeners.
