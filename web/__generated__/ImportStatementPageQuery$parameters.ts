/**
 * @generated SignedSource<<bfd93783144d4bc373bf63c250745deb>>
 * @relayHash 9be5781c9931d35c8316bba83db9fe9f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 60abb5f339891cfcd42d8048dce2f60fe32c05e91f7456bff3e2402f7f0f16e0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ImportStatementPageQuery } from './ImportStatementPageQuery.graphql';

const node: PreloadableConcreteRequest<ImportStatementPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "60abb5f339891cfcd42d8048dce2f60fe32c05e91f7456bff3e2402f7f0f16e0",
    "metadata": {},
    "name": "ImportStatementPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
