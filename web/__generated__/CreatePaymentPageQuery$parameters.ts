/**
 * @generated SignedSource<<43417c5eafac49dde3939d2c05b3bd85>>
 * @relayHash 66479eb0bf7aee3cdf0927c8bb2b4166
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c375101b820dda48d040aeb6f7d6985e8096919bfab597249e497e0eb827dc98

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CreatePaymentPageQuery } from './CreatePaymentPageQuery.graphql';

const node: PreloadableConcreteRequest<CreatePaymentPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c375101b820dda48d040aeb6f7d6985e8096919bfab597249e497e0eb827dc98",
    "metadata": {},
    "name": "CreatePaymentPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
