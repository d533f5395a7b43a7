/**
 * @generated SignedSource<<a74fc38b0a7dd7374d61b0b60b19016f>>
 * @relayHash 40f583fb6ec4e6aefaae4fb52a7438ce
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d19557c49592f12baf6cd9f248f7da35c634b98b89e3fd52c542790ad98ebf2c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ImportStatementPageQuery } from './ImportStatementPageQuery.graphql';

const node: PreloadableConcreteRequest<ImportStatementPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d19557c49592f12baf6cd9f248f7da35c634b98b89e3fd52c542790ad98ebf2c",
    "metadata": {},
    "name": "ImportStatementPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
