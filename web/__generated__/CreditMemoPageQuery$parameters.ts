/**
 * @generated SignedSource<<3ffa3d23e1448cf56299fa6ab12f6823>>
 * @relayHash 0835a4d5fe4c70bf858fb1877329c080
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2e2d6602437d190687ac1b8adb8e1d16cb907f6ab063e339fb96acbdf0a10821

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CreditMemoPageQuery } from './CreditMemoPageQuery.graphql';

const node: PreloadableConcreteRequest<CreditMemoPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2e2d6602437d190687ac1b8adb8e1d16cb907f6ab063e339fb96acbdf0a10821",
    "metadata": {},
    "name": "CreditMemoPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
