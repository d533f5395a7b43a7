/**
 * @generated SignedSource<<d83579ec3ef5915244bfe340cf39da5f>>
 * @relayHash a6a6484ec0d96e4ef8466b1a68119501
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0998effe4cadac9ed4f0c9d56df4c6381365221901f84f4cdce5adbe766880da

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ApprovalsPageQuery } from './ApprovalsPageQuery.graphql';

const node: PreloadableConcreteRequest<ApprovalsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0998effe4cadac9ed4f0c9d56df4c6381365221901f84f4cdce5adbe766880da",
    "metadata": {},
    "name": "ApprovalsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
