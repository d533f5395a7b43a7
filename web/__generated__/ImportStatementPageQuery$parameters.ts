/**
 * @generated SignedSource<<4079530c75c3b8e8396c41862ab3171c>>
 * @relayHash 1fe404a35a79e555968eb19030af231e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8a30e21f7066467c51d628345c5ed8d98cc0327b09df6ac50d3ee240cafac5a8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ImportStatementPageQuery } from './ImportStatementPageQuery.graphql';

const node: PreloadableConcreteRequest<ImportStatementPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8a30e21f7066467c51d628345c5ed8d98cc0327b09df6ac50d3ee240cafac5a8",
    "metadata": {},
    "name": "ImportStatementPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
