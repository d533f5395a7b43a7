/**
 * @generated SignedSource<<cf58c7d690ef9bc54b1f972b1bed51e9>>
 * @relayHash ec114d0b687de6407b1314b6a7210254
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 28a05af18c208587a0a3b1f5210ef2c97f1c93c4db631cbf33838b6429cfdf6d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CreatePaymentPageQuery } from './CreatePaymentPageQuery.graphql';

const node: PreloadableConcreteRequest<CreatePaymentPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "28a05af18c208587a0a3b1f5210ef2c97f1c93c4db631cbf33838b6429cfdf6d",
    "metadata": {},
    "name": "CreatePaymentPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
