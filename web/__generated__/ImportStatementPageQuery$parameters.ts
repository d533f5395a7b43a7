/**
 * @generated SignedSource<<9ae59d5be64910f4f630fbfa095c0635>>
 * @relayHash aefe72657cd3f8b42409c0de51ae3459
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d39842d5c969b53b4fc01970bc88a9baf7d505a574a0030b872e27067bba8131

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ImportStatementPageQuery } from './ImportStatementPageQuery.graphql';

const node: PreloadableConcreteRequest<ImportStatementPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d39842d5c969b53b4fc01970bc88a9baf7d505a574a0030b872e27067bba8131",
    "metadata": {},
    "name": "ImportStatementPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
