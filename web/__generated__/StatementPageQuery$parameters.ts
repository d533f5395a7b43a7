/**
 * @generated SignedSource<<b27d578a5a88355321a1b0ad67e0e469>>
 * @relayHash d996398d107437beaf68de3ecd06b5bf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c9b71d931ee92dc37960cdb5f6c3b5717a7a49139daf5f23848ebb8d8d0f7294

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StatementPageQuery } from './StatementPageQuery.graphql';

const node: PreloadableConcreteRequest<StatementPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c9b71d931ee92dc37960cdb5f6c3b5717a7a49139daf5f23848ebb8d8d0f7294",
    "metadata": {},
    "name": "StatementPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
