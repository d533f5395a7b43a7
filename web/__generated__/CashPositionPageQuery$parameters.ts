/**
 * @generated SignedSource<<0174466b589292e21e2c7ccb1dc174af>>
 * @relayHash b2d058049df680e1b6dd9521ca647500
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 79fcc2119c5fbccaa9da1bc19315f86795dc3b894fdf3d278db175b05fe84c66

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CashPositionPageQuery } from './CashPositionPageQuery.graphql';

const node: PreloadableConcreteRequest<CashPositionPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "79fcc2119c5fbccaa9da1bc19315f86795dc3b894fdf3d278db175b05fe84c66",
    "metadata": {},
    "name": "CashPositionPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
