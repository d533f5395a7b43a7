/**
 * @generated SignedSource<<647a7f34cb55b705212703a6d18f2b64>>
 * @relayHash 706895e2ab50cfdbc78cd750d4666606
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a31dc052dd31799c131fc6a987efe4b80b4e46a532385299319e85b342365d23

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ImportStatementPageQuery } from './ImportStatementPageQuery.graphql';

const node: PreloadableConcreteRequest<ImportStatementPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a31dc052dd31799c131fc6a987efe4b80b4e46a532385299319e85b342365d23",
    "metadata": {},
    "name": "ImportStatementPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
