/**
 * @generated SignedSource<<41b9cd746786f10030a6b983a069c694>>
 * @relayHash aa6a507385d3d4ab2d8a413e4e5bd77d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4fb72e9984f537db59bc6229724c85a38a625a1142d7037301208ee1f3dda3aa

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ExpectedTransactionsPageQuery } from './ExpectedTransactionsPageQuery.graphql';

const node: PreloadableConcreteRequest<ExpectedTransactionsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4fb72e9984f537db59bc6229724c85a38a625a1142d7037301208ee1f3dda3aa",
    "metadata": {},
    "name": "ExpectedTransactionsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
