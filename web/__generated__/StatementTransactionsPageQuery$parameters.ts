/**
 * @generated SignedSource<<95d0c1b4391c99319f436c2522453f69>>
 * @relayHash b50d0f9d47ccdce51944a65011b12ede
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3fe7827e770529fcd14bc47e8d1a4d16771b985822c906ab1e3676f24249c2a4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StatementTransactionsPageQuery } from './StatementTransactionsPageQuery.graphql';

const node: PreloadableConcreteRequest<StatementTransactionsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3fe7827e770529fcd14bc47e8d1a4d16771b985822c906ab1e3676f24249c2a4",
    "metadata": {},
    "name": "StatementTransactionsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
