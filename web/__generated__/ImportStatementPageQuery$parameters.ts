/**
 * @generated SignedSource<<e9e70279e3017645f185afe2e595c68c>>
 * @relayHash 3df797582a7b6f3c91c0994001a3c12f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8f5ad7a1153cab819443fb64671e03eb11f5252c24fc8ff59c29e10b44885f39

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ImportStatementPageQuery } from './ImportStatementPageQuery.graphql';

const node: PreloadableConcreteRequest<ImportStatementPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8f5ad7a1153cab819443fb64671e03eb11f5252c24fc8ff59c29e10b44885f39",
    "metadata": {},
    "name": "ImportStatementPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
