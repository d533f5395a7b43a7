/**
 * @generated SignedSource<<b679398fd56dc83c83d85eaae5b1a640>>
 * @relayHash 95127b8718b1f0e344ff5e32c28d11cb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ce100d69b34c59b0c37b7aaefb93ebef58bffa9394f69678163a8580f99de4cf

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ImportStatementPageQuery } from './ImportStatementPageQuery.graphql';

const node: PreloadableConcreteRequest<ImportStatementPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ce100d69b34c59b0c37b7aaefb93ebef58bffa9394f69678163a8580f99de4cf",
    "metadata": {},
    "name": "ImportStatementPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
