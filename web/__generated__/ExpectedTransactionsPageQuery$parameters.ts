/**
 * @generated SignedSource<<2fb5fa3ee93d07611bb0da3ca7279708>>
 * @relayHash 0ae35e79285a997f31585a852bf0d7ba
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dc57b19e97cde381a75fcce7cd818b8ad3d73f2322fa1779080c50554aecd232

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ExpectedTransactionsPageQuery } from './ExpectedTransactionsPageQuery.graphql';

const node: PreloadableConcreteRequest<ExpectedTransactionsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "dc57b19e97cde381a75fcce7cd818b8ad3d73f2322fa1779080c50554aecd232",
    "metadata": {},
    "name": "ExpectedTransactionsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
