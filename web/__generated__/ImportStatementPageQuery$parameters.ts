/**
 * @generated SignedSource<<2ca6140f2152db773a5b1f4cab2bd65f>>
 * @relayHash 77ccdd93511f3886c3c3f2bc0af3e4b0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ea2f198a581c4c20fea43be32e90f38df0929d968201a0b17e06a43c3dc43a8b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ImportStatementPageQuery } from './ImportStatementPageQuery.graphql';

const node: PreloadableConcreteRequest<ImportStatementPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ea2f198a581c4c20fea43be32e90f38df0929d968201a0b17e06a43c3dc43a8b",
    "metadata": {},
    "name": "ImportStatementPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
