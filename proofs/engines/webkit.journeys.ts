import {describeJourneys} from './describeJourneys';

// A file of its own, so that both engines run at once.
describeJourneys('WebKit');
