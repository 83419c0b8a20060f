import {createContext} from 'react';

/** Whether something stands in a table, whose columns are narrow. */
export const InTable = createContext(false);
