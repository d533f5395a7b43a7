/**
 * @generated SignedSource<<c15ee88b2072e11d8afb9658c71c30fd>>
 * @relayHash 4c434a205edf744871b22a93f9d5f9a4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0d2dfcafcd81f71e406cab5403cd653a8a0132dc26996b5b0f7af58320bfb678

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CreditMemoPageQuery } from './CreditMemoPageQuery.graphql';

const node: PreloadableConcreteRequest<CreditMemoPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0d2dfcafcd81f71e406cab5403cd653a8a0132dc26996b5b0f7af58320bfb678",
    "metadata": {},
    "name": "CreditMemoPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
