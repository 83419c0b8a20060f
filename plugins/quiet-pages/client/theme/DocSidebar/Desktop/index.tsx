// Wrapped in browsers: the theme takes it away on phones when a page wakes.
import type OriginalType from '@theme/DocSidebar/Desktop';
import Original from '@theme-original/DocSidebar/Desktop';
import {adoptOnPhones} from '../../../adoptHtml';

export default adoptOnPhones(Original as typeof OriginalType);
