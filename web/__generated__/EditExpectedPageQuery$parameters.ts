/**
 * @generated SignedSource<<111d906418e07c7b0d09131f08ef030f>>
 * @relayHash c1ac4418c96dfbf2585a27313153ee63
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a98bb6cdcbe03062b3fc6ea6c64e40482984b4c5eaed1513c6bb1b5152b8d962

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EditExpectedPageQuery } from './EditExpectedPageQuery.graphql';

const node: PreloadableConcreteRequest<EditExpectedPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a98bb6cdcbe03062b3fc6ea6c64e40482984b4c5eaed1513c6bb1b5152b8d962",
    "metadata": {},
    "name": "EditExpectedPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
