/**
 * @generated SignedSource<<d479a4b017c1c385d8f264302fe0dddd>>
 * @relayHash de73cfaffc72e52100d83c74a0b05d01
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 31fa93bc42bd6c815d36f344f4a0cb206d765fa86ecadf2e99b117d3d7f8c2ac

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CustomerPageQuery } from './CustomerPageQuery.graphql';

const node: PreloadableConcreteRequest<CustomerPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "31fa93bc42bd6c815d36f344f4a0cb206d765fa86ecadf2e99b117d3d7f8c2ac",
    "metadata": {},
    "name": "CustomerPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
