/**
 * @generated SignedSource<<dcc6a4d963038655c5c4c00dd679e549>>
 * @relayHash 180ab59b70ce1ac846290825f18050ed
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b8a7c4a7053c12a28d998d98ab95f260817bac8bd03da939f4ed3eeb966975ae

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CounterpartiesPageQuery } from './CounterpartiesPageQuery.graphql';

const node: PreloadableConcreteRequest<CounterpartiesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b8a7c4a7053c12a28d998d98ab95f260817bac8bd03da939f4ed3eeb966975ae",
    "metadata": {},
    "name": "CounterpartiesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
