/**
 * @generated SignedSource<<cb6d46b37e91d082246b0939eb2dfd30>>
 * @relayHash 95c752b2b2a0ee0c63e5491d1210f96d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 175a7d1737c2abb1f89b8983771da513d68340aab426e2b8d9f72eabb80864a0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EditExpectedPageQuery } from './EditExpectedPageQuery.graphql';

const node: PreloadableConcreteRequest<EditExpectedPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "175a7d1737c2abb1f89b8983771da513d68340aab426e2b8d9f72eabb80864a0",
    "metadata": {},
    "name": "EditExpectedPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
