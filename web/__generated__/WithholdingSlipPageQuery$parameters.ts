/**
 * @generated SignedSource<<4fe1e6df137d61c6d63a7a50dfe3b78a>>
 * @relayHash e806cb46628713366f3192291960d34a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3b8f7c9fd88b69dcefb31e5e018194e465c6b402f370d05894fd3584a0144ba8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WithholdingSlipPageQuery } from './WithholdingSlipPageQuery.graphql';

const node: PreloadableConcreteRequest<WithholdingSlipPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3b8f7c9fd88b69dcefb31e5e018194e465c6b402f370d05894fd3584a0144ba8",
    "metadata": {},
    "name": "WithholdingSlipPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
